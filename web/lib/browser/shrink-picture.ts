/** Pixels of the longer side, as the shop keeps it; then fewer, until it fits. */
const SIDES = [1_600, 1_280, 960, 640] as const;
const QUALITY = 0.85;

const drawn = (picture: ImageBitmap, side: number): Promise<Blob | null> => {
  const scale = Math.min(1, side / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext('2d');
  if (!context) return Promise.resolve(null);
  // JPEG has no transparency.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((done) => canvas.toBlob(done, 'image/jpeg', QUALITY));
};

const decode = async (file: File): Promise<ImageBitmap | undefined> => {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    // It is no picture, or one that this browser does not read: the shop says so.
    return undefined;
  }
};

/**
 * A picture of at most so many bytes: the same file where it is small enough or cannot be read, else
 * a smaller one, as JPEG. Photos of phones are larger than shops take.
 */
export const shrinkPicture = async (file: File, mostBytes: number): Promise<File> => {
  if (file.size <= mostBytes || !file.type.startsWith('image/')) return file;
  const picture = await decode(file);
  if (!picture) return file;
  try {
    for (const side of SIDES) {
      const blob = await drawn(picture, side);
      if (blob && blob.size <= mostBytes)
        return new File([blob], file.name.replace(/\.\w+$/, '.jpg'), { type: 'image/jpeg' });
    }
  } finally {
    picture.close();
  }
  return file;
};
