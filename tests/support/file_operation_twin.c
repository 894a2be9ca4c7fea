/* A twin of the shell's IFileOperation, which wine has only as a stub; built against the same declarations.

   It does what Microsoft documents: asks the sink with TSF_DELETE_RECYCLE_IF_POSSIBLE whether an item may go into the
   bin, and without it whether it may go for good; an answer that is a failure keeps the item. Then it tells the sink what
   was made of it. twin_make(bin, manner) gives one whose bin is a folder. Manners: */
#define COBJMACROS
#include <initguid.h>
#include <windows.h>
#include <shlobj.h>
#include <shobjidl.h>
#include <sherrors.h>
#include <stdio.h>

enum manner {
    KEEPS,         /* into the bin, and says where */
    KEEPS_NOTHING, /* as a bin that is full or turned off: for good, if the sink lets it */
    LIES,          /* says that it goes into the bin, and deletes */
    IS_SILENT,     /* into the bin, without saying where */
    FAILS,         /* somebody has the file open */
};

struct twin {
    IFileOperation operation;
    LONG count;
    enum manner manner;
    WCHAR bin[MAX_PATH], path[MAX_PATH];
    DWORD flags;
    BOOL aborted;
    IShellItem *item;
    IFileOperationProgressSink *sink;
};

static HRESULT WINAPI query(IFileOperation *this, REFIID id, void **found) { *found = NULL; return E_NOINTERFACE; }
static ULONG WINAPI add_ref(IFileOperation *this) { return ++((struct twin *)this)->count; }
static ULONG WINAPI release(IFileOperation *this)
{
    struct twin *twin = (struct twin *)this;
    ULONG left = --twin->count;
    if (left == 0) {
        if (twin->item) IShellItem_Release(twin->item);
        if (twin->sink) IFileOperationProgressSink_Release(twin->sink);
        HeapFree(GetProcessHeap(), 0, twin);
    }
    return left;
}
static HRESULT WINAPI set_flags(IFileOperation *this, DWORD flags) { ((struct twin *)this)->flags = flags; return S_OK; }
static HRESULT WINAPI delete_item(IFileOperation *this, IShellItem *item, IFileOperationProgressSink *sink)
{
    struct twin *twin = (struct twin *)this;
    void *same = NULL;
    LPWSTR path;
    HRESULT result = IShellItem_GetDisplayName(item, SIGDN_FILESYSPATH, &path);
    if (FAILED(result)) return result;
    lstrcpynW(twin->path, path, MAX_PATH);
    CoTaskMemFree(path);
    twin->item = item;
    IShellItem_AddRef(item);
    /* The shell asks objects for what they are before it uses them. */
    result = IFileOperationProgressSink_QueryInterface(sink, &IID_IFileOperationProgressSink, &same);
    twin->sink = same;
    return result;
}
static HRESULT WINAPI perform(IFileOperation *this)
{
    struct twin *twin = (struct twin *)this;
    static const DWORD needed = FOF_ALLOWUNDO | FOFX_RECYCLEONDELETE | FOF_NOERRORUI | FOF_SILENT;
    BOOL recycles = (twin->flags & needed) == needed && twin->manner != KEEPS_NOTHING;
    DWORD told = TSF_DELETE_RECYCLE_IF_POSSIBLE * recycles;
    IShellItem *made = NULL;
    HRESULT result;

    IFileOperationProgressSink_StartOperations(twin->sink);
    IFileOperationProgressSink_UpdateProgress(twin->sink, 1, 0);
    result = IFileOperationProgressSink_PreDeleteItem(twin->sink, told, twin->item);
    if (FAILED(result)) {
        twin->aborted = TRUE;
    } else if (twin->manner == FAILS) {
        result = HRESULT_FROM_WIN32(ERROR_SHARING_VIOLATION);
    } else if (recycles && twin->manner != LIES) {
        WCHAR item[MAX_PATH], note[MAX_PATH];
        FILE *file;
        swprintf(item, MAX_PATH, L"%ls\\$R%08X.txt", twin->bin, GetTickCount());
        swprintf(note, MAX_PATH, L"%ls\\$I%08X.txt", twin->bin, GetTickCount());
        result = MoveFileW(twin->path, item) ? S_OK : HRESULT_FROM_WIN32(GetLastError());
        if (SUCCEEDED(result) && (file = _wfopen(note, L"wb"))) fclose(file);
        if (SUCCEEDED(result) && twin->manner != IS_SILENT)
            SHCreateItemFromParsingName(item, NULL, &IID_IShellItem, (void **)&made);
        if (SUCCEEDED(result)) result = COPYENGINE_S_DONT_PROCESS_CHILDREN; /* as the shell says of recycled items */
    } else {
        result = DeleteFileW(twin->path) ? S_OK : HRESULT_FROM_WIN32(GetLastError());
    }
    if (!twin->aborted) IFileOperationProgressSink_PostDeleteItem(twin->sink, told, twin->item, result, made);
    if (made) IShellItem_Release(made);
    IFileOperationProgressSink_FinishOperations(twin->sink, FAILED(result) ? result : S_OK);
    return twin->aborted ? S_OK : FAILED(result) ? result : S_OK;
}
static HRESULT WINAPI any_aborted(IFileOperation *this, WINBOOL *aborted) { *aborted = ((struct twin *)this)->aborted; return S_OK; }

static const IFileOperationVtbl table = {
    .QueryInterface = query, .AddRef = add_ref, .Release = release, .SetOperationFlags = set_flags,
    .DeleteItem = delete_item, .PerformOperations = perform, .GetAnyOperationsAborted = any_aborted,
};

__declspec(dllexport) IFileOperation *twin_make(const WCHAR *bin, int manner)
{
    struct twin *twin = HeapAlloc(GetProcessHeap(), HEAP_ZERO_MEMORY, sizeof *twin);
    twin->operation.lpVtbl = (IFileOperationVtbl *)&table;
    twin->count = 1;
    twin->manner = manner;
    lstrcpynW(twin->bin, bin, MAX_PATH);
    return &twin->operation;
}
