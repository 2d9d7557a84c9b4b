import type { Colour } from './colours.ts';
import { drawRenderedObject } from './rendered-object.ts';
import type { Box, Pixels } from './pixels.ts';

/** What is photographed: what the studio has rendered, in a colour or (null) its own. */
export type Subject = { shows: string; colour: Colour | null };

/** What is set into a picture: pixels with their shadow, and where in them the thing itself is. */
type DrawnObject = { pixels: Pixels; box: Box };

/** Draws the subject on a transparent square, `size` pixels of it for the thing itself. */
export const drawObject = ({ shows, colour }: Subject, size: number): Promise<DrawnObject> =>
  drawRenderedObject(shows, colour, Math.max(8, Math.round((size * 38) / 32)));
