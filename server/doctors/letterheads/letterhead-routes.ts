import {
  letterheadEndpoint,
  saveLetterheadImageEndpoint,
  savePaperEndpoint,
} from '#contract/doctors/letterheads.ts';
import { Refusal } from '#contract/platform/refusals.ts';
import { m } from '#messages/messages.js';
import type { Deps } from '#server/platform/deps.ts';
import type { Mount } from '#server/platform/http/mount.ts';
import { encodeImage } from './encode-image.ts';
import { findLetterheadImages } from './find-letterhead-images.ts';
import { findLetterhead, setLogo, setPaperSize, setSignature } from './letterhead-queries.ts';
import { storeImage } from './store-image.ts';

export function letterheadRoutes(mount: Mount, { database }: Deps): void {
  const { pool, transaction } = database;
  const find = async (id: number) => {
    const [row] = await findLetterhead(pool, { id });
    if (!row) throw new Refusal('doctor_not_found');
    return { ...(await findLetterheadImages(pool, row)), paper: row.paper };
  };

  mount(letterheadEndpoint, ({ actor }) => find(actor.id));

  mount(saveLetterheadImageEndpoint, async ({ input: { params }, photo, actor, locale }) => {
    const image = photo && (await encodeImage(photo));
    await transaction(async (db) => {
      const change = { id: actor.id, hash: await storeImage(db, image) };
      await (params.image === 'logo' ? setLogo(db, change) : setSignature(db, change));
    });
    return { ...(await find(actor.id)), message: m.answer_letterhead_saved({}, { locale }) };
  });

  mount(savePaperEndpoint, async ({ input: { body }, actor, locale }) => {
    await setPaperSize(pool, { id: actor.id, paperJson: JSON.stringify(body) });
    return { ...(await find(actor.id)), message: m.answer_letterhead_saved({}, { locale }) };
  });
}
