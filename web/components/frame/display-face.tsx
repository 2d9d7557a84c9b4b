import arabic from '@fontsource/el-messiri/files/el-messiri-arabic-600-normal.woff2?url';
import devanagari from '@fontsource/sumana/files/sumana-devanagari-700-normal.woff2?url';
import type { LanguageCode } from '#i18n/languages.ts';
import latin from '#web/ui/faces/dm-serif-display-shop-latin.woff2?url';

const FACES: Partial<Record<LanguageCode, string>> = { ar: arabic, hi: devanagari };

/** Fetches the display face of the page's script at once (web/styles/faces.css): it is there for the first paint. */
export const DisplayFace = ({ language }: { language: LanguageCode }) => (
  <link
    rel="preload"
    as="font"
    type="font/woff2"
    href={FACES[language] ?? latin}
    crossOrigin="anonymous"
  />
);
