import { z } from 'zod';
import { profile } from './account.ts';
import { endpoint } from '#contract/endpoint.ts';
import { ACCOUNT_PICTURE, pictureFiles } from '#contract/files.ts';
import { privateFile } from '#contract/private-file.ts';

export const setPicture = endpoint({
  method: 'POST',
  path: '/user/picture',
  summary: 'Sets the picture of the account: a square is cut out of its middle',
  audience: 'account',
  files: pictureFiles([ACCOUNT_PICTURE], 1),
  refusals: { 201: ['upload.pictureRequired', 'upload.unreadable'] },
  data: z.object({ user: profile }),
});

export const getPicture = endpoint({
  method: 'GET',
  path: '/user/picture',
  summary: 'The picture of the account, for nobody else; 404 where it has none',
  audience: 'account',
  cache: 'personal',
  refusals: { 404: ['api.notFound'] },
  data: privateFile,
});

export const deletePicture = endpoint({
  method: 'DELETE',
  path: '/user/picture',
  summary: 'Deletes the picture of the account',
  audience: 'account',
  data: z.object({ user: profile }),
});
