/* cryptography takes its random bytes from bcryptprimitives.dll, which wine 8 lacks. */
#include <stddef.h>
unsigned char SystemFunction036(void *bytes, unsigned long count); /* RtlGenRandom of advapi32 */
__declspec(dllexport) int ProcessPrng(unsigned char *bytes, size_t count) {
    return SystemFunction036(bytes, (unsigned long)count);
}
