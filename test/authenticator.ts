import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import type { NewCredential, SignedCredential } from '#contract/account/passkey.ts';

const USER_PRESENT = 1;
const USER_VERIFIED = 4;
const HAS_CREDENTIAL = 64;

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();
const encoded = (data: Uint8Array): string => Buffer.from(data).toString('base64url');

/** A device that keeps one passkey, and the browser around it. Its parts may be changed to lie. */
export class Authenticator {
  origin: string;
  rpID: string;
  id: Buffer = randomBytes(16);
  /** How often it has signed; 0 for one that does not count. */
  counter = 0;
  verifiesUser = true;
  aaguid = Buffer.alloc(16);
  format = 'none';
  userHandle = '';
  private readonly keys: { publicKey: KeyObject; privateKey: KeyObject };

  constructor(origin: string) {
    this.origin = origin;
    this.rpID = new URL(origin).hostname;
    this.keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  }

  private clientData(type: string, { challenge }: Record<string, unknown>): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.origin }));
  }

  private authenticatorData(credential = Buffer.alloc(0)): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    const flags =
      USER_PRESENT +
      (this.verifiesUser ? USER_VERIFIED : 0) +
      (credential.length > 0 ? HAS_CREDENTIAL : 0);
    return Buffer.concat([sha256(this.rpID), Buffer.from([flags]), counter, credential]);
  }

  private publicKey(): Uint8Array {
    const { x = '', y = '' } = this.keys.publicKey.export({ format: 'jwk' });
    const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'));
    // COSE: an elliptic curve, ES256, P-256, its point.
    return isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, bytes(x)],
        [-3, bytes(y)],
      ]),
    );
  }

  private names() {
    const id = encoded(this.id);
    return { id, rawId: id, type: 'public-key' as const };
  }

  /** What `navigator.credentials.create` gives. */
  create(options: Record<string, unknown>): NewCredential {
    this.userHandle = (options['user'] as { id: string }).id;
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.id.length);
    const credential = Buffer.concat([this.aaguid, length, this.id, this.publicKey()]);
    const attestation = new Map<string, string | Uint8Array | Map<string, string>>([
      ['fmt', this.format],
      ['attStmt', new Map<string, string>()],
      ['authData', new Uint8Array(this.authenticatorData(credential))],
    ]);
    return {
      ...this.names(),
      response: {
        clientDataJSON: encoded(this.clientData('webauthn.create', options)),
        attestationObject: encoded(isoCBOR.encode(attestation)),
        transports: ['internal'],
      },
    };
  }

  /** What `navigator.credentials.get` gives. */
  get(options: Record<string, unknown>): SignedCredential {
    const clientData = this.clientData('webauthn.get', options);
    const authenticatorData = this.authenticatorData();
    const signed = Buffer.concat([authenticatorData, sha256(clientData)]);
    return {
      ...this.names(),
      response: {
        clientDataJSON: encoded(clientData),
        authenticatorData: encoded(authenticatorData),
        signature: encoded(sign('sha256', signed, this.keys.privateKey)),
        userHandle: this.userHandle,
      },
    };
  }
}
