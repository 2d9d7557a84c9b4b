import { sign, type KeyObject } from 'node:crypto';

const encode = (tag: number, ...parts: Uint8Array[]): Buffer => {
  const content = Buffer.concat(parts);
  const { length } = content;
  if (length < 128) return Buffer.concat([Buffer.from([tag, length]), content]);
  const digits = length < 256 ? [length] : [length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, 128 + digits.length, ...digits]), content]);
};
const sequence = (...parts: Uint8Array[]): Buffer => encode(0x30, ...parts);

/** YYYYMMDDHHMMSSZ */
const encodeTime = (time: Date): Buffer =>
  encode(0x18, Buffer.from(`${time.toISOString().replace(/[-:T]/g, '').slice(0, 14)}Z`));

const COMMON_NAME = Buffer.from('0603550403', 'hex');
const SHA256_WITH_RSA = sequence(Buffer.from('06092a864886f70d01010b', 'hex'), encode(0x05));

/** A certificate as PEM, by which an RSA key vouches for itself. */
export const certify = (
  keys: { privateKey: KeyObject; publicKey: KeyObject },
  name: string,
  validFrom: Date,
  validTo: Date,
): string => {
  const subject = sequence(encode(0x31, sequence(COMMON_NAME, encode(0x0c, Buffer.from(name)))));
  const content = sequence(
    encode(0xa0, encode(0x02, Buffer.from([2]))),
    encode(0x02, Buffer.from([1])),
    SHA256_WITH_RSA,
    subject,
    sequence(encodeTime(validFrom), encodeTime(validTo)),
    subject,
    keys.publicKey.export({ type: 'spki', format: 'der' }),
  );
  const signature = sign('sha256', content, keys.privateKey);
  const signed = encode(0x03, Buffer.from([0]), signature);
  const lines = sequence(content, SHA256_WITH_RSA, signed)
    .toString('base64')
    .match(/.{1,64}/g);
  return `-----BEGIN CERTIFICATE-----\n${lines?.join('\n')}\n-----END CERTIFICATE-----\n`;
};
