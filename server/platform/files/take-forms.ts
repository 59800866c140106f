import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '#server/platform/deps.ts';
import type { Forms, PlacesForForms } from '#server/platform/http/mount.ts';
import { readForm, readUploadForm } from './read-form.ts';
import { takeUploadsWith } from './stored-uploads.ts';

const photoBytesAtMost = 5 * 1024 * 1024;
const uploadBytesAtMost = 10 * 1024 * 1024;

/** Lets the routes of a place read multipart forms. Reading stops at the limit of bytes. */
export async function takeForms(place: FastifyInstance, fileSize = photoBytesAtMost): Promise<void> {
  await place.register(multipart, {
    limits: { fileSize, files: 1, fields: 40, fieldSize: 20_000, headerPairs: 100 },
  });
}

async function placeFor(
  api: FastifyInstance,
  fileSize: number,
  readForm: Forms['readForm'],
): Promise<Pick<Forms, 'app' | 'readForm'>> {
  let place = api;
  await api.register(async (forms) => {
    await takeForms(forms, fileSize);
    place = forms;
  });
  return { app: place, readForm };
}

/**
 * Makes places for endpoints with forms. They are apart from the others, because the reader of forms has work
 * to do at every request of its place, form or not.
 */
export async function placesForForms(
  api: FastifyInstance,
  deps: Pick<Deps, 'database' | 'config'>,
): Promise<PlacesForForms> {
  const takeUpload = takeUploadsWith(deps);
  return {
    photo: { ...(await placeFor(api, photoBytesAtMost, readForm)), takeUpload },
    upload: { ...(await placeFor(api, uploadBytesAtMost, readUploadForm)), takeUpload },
  };
}
