import { readFileSync } from 'node:fs';

/** As passwords are compared with the list: however they are written, in capitals or wide letters. */
const plain = (password: string): string => password.normalize('NFKC').toLowerCase();

let common: Set<string> | undefined;

/** Whether a password is one of the 10,000 of six or more characters that are used most. */
export const isCommonPassword = (password: string): boolean => {
  common ??= new Set(
    readFileSync(new URL('common-passwords.txt', import.meta.url), 'utf8').split('\n'),
  );
  return common.has(plain(password).trim());
};
