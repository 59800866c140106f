import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import type { Forms } from '#server/platform/mount.ts';
import { photoBytesAtMost, readForm } from './read-form.ts';

/** Lets the routes of a place read multipart forms. */
export async function takeForms(place: FastifyInstance): Promise<void> {
  await place.register(multipart, {
    limits: { fileSize: photoBytesAtMost, files: 1, fields: 40, fieldSize: 20_000, headerPairs: 100 },
  });
}

/**
 * Makes a place for endpoints with forms. They are apart from the others, because the reader of forms has work
 * to do at every request of its place, form or not.
 */
export async function placeForForms(api: FastifyInstance): Promise<Forms> {
  let place = api;
  await api.register(async (forms) => {
    await takeForms(forms);
    place = forms;
  });
  return { app: place, readForm };
}
