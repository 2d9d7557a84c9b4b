import { mkdtempSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { isPublicAddress } from '#cli/pictures/address.ts';
import type { Resolver } from '#cli/pictures/address.ts';
import { fetchPicture } from '#cli/pictures/fetch-picture.ts';
import { createPictureStore } from '#cli/pictures/picture-store.ts';
import { diskPictures } from '#extend/disk-pictures.ts';

const square = { create: { width: 8, height: 8, channels: 3 as const, background: '#470096' } };
const webp = await sharp(square).webp().toBuffer();
const asked: string[] = [];

const server = createServer(({ url = '', headers }, answer) => {
  asked.push(`${headers.host}${url}`);
  if (url === '/ok.png') answer.end(webp);
  else if (url === '/text.jpg') answer.end('<html>no picture</html>');
  else if (url === '/gif.jpg')
    answer.end(Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAACAkQBADs=', 'base64'));
  else if (url === '/moved') answer.writeHead(302, { location: '/ok.png' }).end();
  else if (url === '/inside') answer.writeHead(302, { location: 'http://10.0.0.1/secret' }).end();
  else if (url === '/round') answer.writeHead(302, { location: '/round' }).end();
  else if (url === '/declared') answer.writeHead(200, { 'content-length': 20_000_000 }).write('x');
  else if (url === '/endless') {
    const chunk = Buffer.alloc(1_000_000);
    const pour = (): void => {
      while (!answer.destroyed && answer.write(chunk));
    };
    answer.on('drain', pour);
    pour();
  } else if (url !== '/slow') answer.writeHead(404).end();
});
await new Promise<void>((resolve) => {
  server.listen(0, '127.0.0.1', resolve);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const { port } = server.address() as AddressInfo;
const at = (path: string): string => `http://pictures.example:${port}${path}`;
/** The test's server stands for one on the internet; nothing else of this machine is allowed. */
const resolver: Resolver = {
  resolve: async (host) => (host === 'pictures.example' ? ['127.0.0.1'] : ['192.168.0.7']),
  isAllowed: (address) => address === '127.0.0.1' || isPublicAddress(address),
};
const strict: Resolver = { ...resolver, isAllowed: isPublicAddress };

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.16.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '::1',
  '::',
  'fe80::1',
  'fc00::1',
  '::ffff:127.0.0.1',
  '::ffff:7f00:1',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  'ff02::1',
  '2001:db8::1',
])('%s is not on the public internet', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each(['93.184.216.34', '2606:2800:220:1::1', '172.32.0.1'])('%s is', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test('a picture is fetched, also where it has moved to', async () => {
  expect(await fetchPicture(at('/ok.png'), resolver)).toEqual(webp);
  expect(await fetchPicture(at('/moved'), resolver)).toEqual(webp);
});

test.each([
  ['a name that leads to this machine', at('/ok.png'), strict, 'not on the public internet'],
  [
    'an address of this machine',
    `http://127.0.0.1:${port}/ok.png`,
    strict,
    'not on the public internet',
  ],
  [
    'the same in another spelling',
    `http://0x7f.1:${port}/ok.png`,
    strict,
    'not on the public internet',
  ],
  [
    'IPv6 around it',
    `http://[::ffff:127.0.0.1]:${port}/ok.png`,
    strict,
    'not on the public internet',
  ],
  ['a redirect into a private network', at('/inside'), resolver, '10.0.0.1'],
  ['a circle of redirects', at('/round'), resolver, 'redirects'],
  ['another protocol', 'file:///etc/passwd', resolver, 'no http'],
  ['a password', 'http://me:secret@pictures.example/', resolver, 'password'],
  ['more than 10 MB, as it says', at('/declared'), resolver, 'larger than 10 MB'],
  ['more than 10 MB, as it comes', at('/endless'), resolver, 'larger than 10 MB'],
  ['nothing', at('/gone'), resolver, 'answers 404'],
])('%s is refused', async (_, url, by, reason) => {
  await expect(fetchPicture(url, by)).rejects.toThrow(reason);
});

test('who does not answer in time is left', async () => {
  await expect(fetchPicture(at('/slow'), resolver, 200)).rejects.toThrow('within 0.2 seconds');
});

test('a picture is kept by what its bytes are, and fetched once', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'souk-pictures-'));
  const take = createPictureStore({
    originals: diskPictures(dataDir),
    folder: dataDir,
    resolver,
    write: true,
  });
  asked.length = 0;
  const key = await take(at('/ok.png'));
  expect(key).toMatch(/^import\/[0-9a-f]{32}\.webp$/);
  expect(await take(at('/ok.png'))).toBe(key);
  expect(asked).toHaveLength(1);
  expect(await readdir(join(dataDir, 'media/originals/import'))).toEqual([key.slice(7)]);
  await expect(take(at('/text.jpg'))).rejects.toThrow('no picture');
  await expect(take(at('/gif.jpg'))).rejects.toThrow('is gif');
  expect(await readdir(join(dataDir, 'media/originals/import'))).toHaveLength(1);
});
