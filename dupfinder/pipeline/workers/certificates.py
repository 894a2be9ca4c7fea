"""The certificates by which the hosts of a cluster know each other."""

import datetime
import ipaddress
import os

from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat

from dupfinder.domain.errors import DupFinderError
from dupfinder.domain.messages import because, say
from dupfinder.pipeline.workers.cluster import certificate_files

_AUTHORITY_NAME = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "DupFinder cluster")])
_HOST_NAME = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "Host of a DupFinder cluster")])
_VALID_DAYS = 730


def make_certificates(folder: str) -> tuple[str, ...]:
    """Write the certificates of a new cluster into a folder, and return their paths; nothing there is replaced.

    The key of the authority that signs them is kept nowhere, so that nobody can make another one that is trusted:
    every host gets a copy of the same folder. `DupFinderError` if a file cannot be written.
    """
    authority_key, key = ec.generate_private_key(ec.SECP256R1()), ec.generate_private_key(ec.SECP256R1())
    contents = (
        _signed(authority_key.public_key(), authority_key, is_authority=True),
        _signed(key.public_key(), authority_key, is_authority=False),
        key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()),
    )
    paths = certificate_files(folder)
    try:
        os.makedirs(folder, mode=0o700, exist_ok=True)
        for path, content in zip(paths, contents, strict=True):
            with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
                file.write(content)
    except OSError as error:
        raise DupFinderError(
            say("The certificates cannot be written to {path}: {why}.", path=folder, why=because(error))
        ) from error
    return paths


def _signed(public: ec.EllipticCurvePublicKey, authority: ec.EllipticCurvePrivateKey, *, is_authority: bool) -> bytes:
    began = datetime.datetime.now(datetime.UTC) - datetime.timedelta(hours=1)  # clocks of hosts differ
    names = x509.SubjectAlternativeName([x509.DNSName("localhost"), x509.IPAddress(ipaddress.ip_address("127.0.0.1"))])
    use = x509.KeyUsage(
        digital_signature=not is_authority, key_cert_sign=is_authority, crl_sign=is_authority,
        content_commitment=False, key_encipherment=False, data_encipherment=False, key_agreement=False,
        encipher_only=False, decipher_only=False,
    )  # fmt: skip
    builder = (
        x509.CertificateBuilder()
        .subject_name(_AUTHORITY_NAME if is_authority else _HOST_NAME)
        .issuer_name(_AUTHORITY_NAME)
        .public_key(public)
        .serial_number(x509.random_serial_number())
        .not_valid_before(began)
        .not_valid_after(began + datetime.timedelta(days=_VALID_DAYS))
        .add_extension(x509.BasicConstraints(ca=is_authority, path_length=0 if is_authority else None), critical=True)
        .add_extension(use, critical=True)
        .add_extension(x509.SubjectKeyIdentifier.from_public_key(public), critical=False)
        .add_extension(x509.AuthorityKeyIdentifier.from_issuer_public_key(authority.public_key()), critical=False)
    )
    if not is_authority:
        builder = builder.add_extension(names, critical=False)
    return builder.sign(authority, hashes.SHA256()).public_bytes(Encoding.PEM)
