// node bench/uploads.ts [--visitors 20] [--data FOLDER] [--new]
//
// Opens the built demo shop (npm run build before), waits until it has drawn its first pictures (with --new it does
// not wait) and has so many visitors send a review with five pictures, then a
// prescription with three, all at once and each from another address: pictures as phones take them, the largest and
// the heaviest that are allowed, bombs, halves of pictures and halves of requests. Prints what was answered, how long
// all of them took, and what the server process had in memory at most. With --data the shop of that folder, which keeps
// the visitors' orders, else one that is gone after.
import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { ORDER_STATUS } from '#contract/orders/order-codes.ts';
import { PICTURE_BYTES } from '#contract/files.ts';
import { saveReview } from '#contract/reviews/own-review.ts';
import { openPrescriptionForm, sendPrescription } from '#contract/prescriptions/prescription.ts';
import { PRESCRIPTION_FILES } from '#contract/prescriptions/prescription-files.ts';
import { REVIEW_PICTURES } from '#contract/reviews/review-rules.ts';
import { callerOf } from '#test/app.ts';
import { asFile } from '#test/pictures.ts';
import { given, Shopper } from '#test/shopper.ts';
import { connect } from './http/database.ts';
import { untilIdle, resetPeakMemory, openShop, readMemory } from './http/open-shop.ts';

const { values: options } = parseArgs({
  options: {
    visitors: { type: 'string', default: '20' },
    data: { type: 'string' },
    new: { type: 'boolean', default: false },
  },
});
const visitors = Number(options.visitors);

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#a33' } });

/** Twelve million pixels that weigh almost what a picture may. */
const drawPhoto = async (): Promise<Buffer> => {
  const [width, height] = [240, 180];
  const noise = sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } });
  return sharp(await noise.png().toBuffer())
    .resize(4_000, 3_000)
    .jpeg({ quality: 40 })
    .toBuffer();
};

const drawPictures = async (): Promise<Record<string, Buffer>> => {
  const photo = await drawPhoto();
  const pictures = {
    'of a phone': photo,
    '50 million pixels': await plain(8_160, 6_120).jpeg({ quality: 30 }).toBuffer(),
    'progressive JPEG': await plain(4_032, 3_024)
      .jpeg({ progressive: true, quality: 60 })
      .toBuffer(),
    'interlaced PNG, 16 bits': await plain(2_150, 2_150)
      .ensureAlpha(0.5)
      .toColourspace('rgb16')
      .png({ progressive: true })
      .toBuffer(),
    'bomb, 10,000 x 10,000': await plain(10_000, 10_000).png({ compressionLevel: 9 }).toBuffer(),
    'half of a picture': photo.subarray(0, photo.length / 2),
  };
  for (const [name, { length }] of Object.entries(pictures))
    if (length > PICTURE_BYTES) throw new Error(`${name}: ${length} bytes are too many`);
  return pictures;
};

const folder = options.data ?? (await mkdtemp(join(tmpdir(), 'souk-uploads-')));
await chmod(folder, 0o711);
const shop = await openShop(folder);
if (!options.new) await untilIdle(shop);
const database = await connect({ data: folder });

/** The API as one visitor asks it, from an address of their own. */
const apiOf = (visitor: number) =>
  callerOf((path, init) => {
    const headers = new Headers(init?.headers);
    headers.set('x-forwarded-for', `10.1.${visitor >> 8}.${visitor & 255}`);
    const ask = () => fetch(`${shop.url}/api/v1${path}`, { ...init, headers });
    // A refusal ends the connection on which an upload was still coming.
    return ask().catch(ask);
  });

const people = Array.from({ length: visitors }, (_, at) => new Shopper(apiOf(at)));

/** Each has bought something that was delivered; the lines of their orders. */
const buy = async (): Promise<string[]> => {
  const { rows } = await database.query<{ id: number }>(
    `select i.id::int as id from inventory i join product_card p on p.product_id = i.product_id
     where i.quantity > $1 order by i.id limit 1`,
    [visitors],
  );
  const lines: string[] = [];
  for (const shopper of people) {
    await shopper.fill([rows[0]?.id ?? 0, 1]);
    const { id, lines: bought } = await shopper.ordered();
    await database.query('update order_package set status = $2 where order_id = $1', [
      id,
      ORDER_STATUS.delivered,
    ]);
    lines.push(bought[0]?.id ?? '');
  }
  return lines;
};

type Answer = { status: number; message: string };

const review = async (at: number, lineId: string, picture: Buffer): Promise<Answer> => {
  const files = Array.from({ length: REVIEW_PICTURES }, () => asFile(picture));
  const answer = await people[at]?.ask(saveReview, { json: { line_id: lineId, rating: 5 }, files });
  if (!answer) throw new Error(`nobody is number ${at}`);
  // What was kept before is taken away, so that the next ones find room.
  const kept = answer.status === 200 ? (given(answer).review?.images ?? []) : [];
  const json = { line_id: lineId, rating: 5, removed_images: kept };
  if (kept.length > 0) given((await people[at]?.ask(saveReview, { json })) ?? answer);
  return answer;
};

const sendForm = async (at: number, picture: Buffer): Promise<Answer> => {
  const api = apiOf(at);
  const { csrf_token } = given(await api.call(openPrescriptionForm));
  return api.call(sendPrescription, {
    json: {
      csrf_token,
      name: 'Marie Curie',
      email: `upload-${at}@bench.example`,
      phone: '+33612345678',
    },
    files: PRESCRIPTION_FILES.map((field) => asFile(picture, field)),
  });
};

/** Sends half of a form with a picture and goes away. */
const goAway = (at: number, picture: Buffer): Promise<Answer> =>
  new Promise((resolve) => {
    const sent = request(`${shop.url}/api/v1/rating-review/action`, {
      method: 'POST',
      headers: {
        'content-type': 'multipart/form-data; boundary=B',
        'content-length': 2 * picture.length,
        'x-forwarded-for': `10.1.${at >> 8}.${at & 255}`,
      },
    });
    sent.on('error', () => resolve({ status: 0, message: 'went away' }));
    sent.write(
      '--B\r\ncontent-disposition: form-data; name="images"; filename="a.jpg"\r\ncontent-type: image/jpeg\r\n\r\n',
    );
    sent.write(picture, () => void wait(500).then(() => sent.destroy(new Error('went away'))));
  });

const notAnswered = (error: unknown): Answer => ({ status: 0, message: String(error) });

const measure = async (name: string, send: (at: number) => Promise<Answer>): Promise<void> => {
  resetPeakMemory(shop.pid);
  const begun = performance.now();
  const answers = await Promise.all(people.map((_, at) => send(at).catch(notAnswered)));
  const seconds = (performance.now() - begun) / 1000;
  const counts = Map.groupBy(answers, ({ status, message }) => `${status} ${message}`.trim());
  const said = [...counts].map(([answer, those]) => `${those.length} x ${answer}`).join(', ');
  const peak = readMemory(shop.pid, 'VmHWM').toFixed(0);
  process.stdout.write(`${name.padEnd(38)} ${peak} MiB  ${seconds.toFixed(1)} s  ${said}\n`);
};

try {
  const pictures = await drawPictures();
  const lines = await buy();
  process.stdout.write(`before: ${readMemory(shop.pid).toFixed(0)} MiB\n`);
  for (const [name, picture] of Object.entries(pictures)) {
    await measure(`reviews, ${name}`, (at) => review(at, lines[at] ?? '', picture));
    await measure(`prescriptions, ${name}`, (at) => sendForm(at, picture));
  }
  const [photo = Buffer.alloc(0)] = Object.values(pictures);
  await measure('half of a request', (at) => goAway(at, photo));
  await wait(5_000);
  process.stdout.write(`after: ${readMemory(shop.pid).toFixed(0)} MiB\n`);
} finally {
  await database.end();
  await shop.close();
  if (!options.data) await rm(folder, { recursive: true, force: true });
}
