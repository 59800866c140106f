import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '#server/platform/deps.ts';
import type { FormScope, FormScopes } from '#server/platform/http/mount.ts';
import { readForm, readUploadForm } from './read-form.ts';
import { createUploadAcceptor } from './stored-uploads.ts';

const maxPhotoBytes = 5 * 1024 * 1024;
const maxUploadBytes = 10 * 1024 * 1024;

/** Lets the routes of this Fastify scope read multipart forms, up to a maximum size. */
export async function acceptForms(place: FastifyInstance, fileSize = maxPhotoBytes): Promise<void> {
  await place.register(multipart, {
    limits: { fileSize, files: 1, fields: 40, fieldSize: 20_000, headerPairs: 100 },
  });
}

async function placeFor(
  api: FastifyInstance,
  fileSize: number,
  readForm: FormScope['readForm'],
): Promise<Pick<FormScope, 'app' | 'readForm'>> {
  let place = api;
  await api.register(async (forms) => {
    await acceptForms(forms, fileSize);
    place = forms;
  });
  return { app: place, readForm };
}

/**
 * Creates Fastify scopes for endpoints with forms. They are separate because the form parser costs time at
 * every request of its scope.
 */
export async function createFormScopes(
  api: FastifyInstance,
  deps: Pick<Deps, 'database' | 'config'>,
): Promise<FormScopes> {
  const takeUpload = createUploadAcceptor(deps);
  return {
    photo: { ...(await placeFor(api, maxPhotoBytes, readForm)), takeUpload },
    upload: { ...(await placeFor(api, maxUploadBytes, readUploadForm)), takeUpload },
  };
}
