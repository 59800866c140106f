import { expect, test } from 'vitest';
import { buildApp } from '#server/app.ts';
import { testApp } from '#server/testing/app.ts';
import { createTestSite } from '#server/testing/site/site.ts';

async function rootTag(settings: Record<string, string>): Promise<string> {
  const hams = await testApp(settings);
  const site = await buildApp(hams.deps, await createTestSite(import.meta.dirname));
  try {
    const { body } = await site.inject({ url: '/faqs', headers: { accept: 'text/html' } });
    return /<html[^>]*>/.exec(body)?.[0] ?? body;
  } finally {
    await site.close();
    await hams.close();
  }
}

test('F-11 a page says where the meeting links of its installation lead, if anywhere', async () => {
  expect(await rootTag({ JITSI_HOST: 'video.clinic.in:8443' })).toContain(
    ' data-meeting-host="video.clinic.in:8443"',
  );
  const plain = await rootTag({});
  expect(plain).toContain(' data-time-zone="Asia/Kolkata"');
  expect(plain).not.toContain('meeting-host');
});
