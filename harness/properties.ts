import fc from 'fast-check';

/** Property tests use the same cases in every `npm test`, and new ones in `npm run test:all`. */
fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 1) });
