import { type Browser, expect, type Page, test } from '@playwright/test';
import {
  atTheDoor,
  control,
  expectMoving,
  firstFrame,
  join,
  picture,
  stage,
  startVideoClinic,
  type VideoClinic,
} from './video-room.ts';

/** `VIDEO_ROUNDS=20 playwright test e2e/video-call.full.spec.ts` for figures; two are enough as a test. */
const rounds = Number(process.env.VIDEO_ROUNDS ?? 2);

// One visit for all tests, so they run one after the other.
test.describe.configure({ mode: 'serial', timeout: rounds * 90_000 });

let clinic: VideoClinic;
test.beforeAll(async () => {
  clinic = await startVideoClinic(2);
  await clinic.consent();
});
test.afterAll(() => clinic.stop());

/** Both at the device check, each on a process of its own. */
async function bothAtTheDoor(browser: Browser): Promise<{ patient: Page; doctor: Page }> {
  const patient = await clinic.atTheRoom(browser, 'patient', clinic.processes[0]);
  const doctor = await clinic.atTheRoom(browser, 'doctor', clinic.processes[1]);
  await Promise.all([atTheDoor(patient), atTheDoor(doctor)]);
  return { patient, doctor };
}

async function inCall(browser: Browser): Promise<{ patient: Page; doctor: Page }> {
  const pages = await bothAtTheDoor(browser);
  for (const page of Object.values(pages)) await join(page);
  for (const page of Object.values(pages)) await firstFrame(page, 0);
  return pages;
}
const leave = async (...pages: readonly Page[]) => {
  for (const page of pages) await page.context().close();
};
const hasLeft = (page: Page) => stage(page).getByText(/has left the call$/);

function report(what: string, milliseconds: readonly number[]): void {
  const inOrder = [...milliseconds].sort((one, other) => one - other);
  const median = inOrder[Math.floor(inOrder.length / 2)];
  console.log(`${what}: ${inOrder.length} of ${rounds}, median ${median} ms, worst ${inOrder.at(-1)} ms`);
}

test('F-12 patient and doctor see each other through two processes, whoever comes first, and again after a reload', async ({
  browser,
}) => {
  const joins: number[] = [];
  const reloads: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const { patient, doctor } = await bothAtTheDoor(browser);
    const [first, second] = round % 2 === 0 ? [patient, doctor] : [doctor, patient];
    // Every third time both at the same moment.
    const together = round % 3 === 2;
    if (!together) {
      await join(first);
      await expect(first.getByRole('heading', { name: 'You are here first' })).toBeVisible();
    }
    const met = Date.now();
    await Promise.all([join(second), together && join(first)]);
    joins.push(Math.max(await firstFrame(first, met), await firstFrame(second, met)));

    await second.reload();
    await atTheDoor(second);
    await expect(hasLeft(first)).toBeVisible();
    const again = Date.now();
    await join(second);
    reloads.push(await firstFrame(second, again));
    await expect(hasLeft(first)).toBeHidden();
    await expectMoving(first);
    await leave(patient, doctor);
  }
  if (rounds > 2) {
    report('joins, until the first frame on both sides', joins);
    report('reloads, until the first frame', reloads);
  }
  expect([joins.length, reloads.length]).toEqual([rounds, rounds]);
});

test('F-12 mute, camera and a shared screen are seen on the other side; whoever left comes back', async ({
  browser,
}) => {
  const { patient, doctor } = await inCall(browser);
  const muted = stage(patient).getByText(/is muted$/);
  await control(doctor, 'Mic').click();
  await expect(muted).toBeVisible();
  await control(doctor, 'Mic').click();
  await expect(muted).toHaveCount(0);

  await control(doctor, 'Camera').click();
  await expect(stage(patient).getByText(/^The camera of .* is off$/)).toBeVisible();
  await control(doctor, 'Camera').click();
  await expect(picture(patient)).toBeVisible();
  await expectMoving(patient);

  const screen = stage(patient).getByText(/shows the screen$/);
  await control(doctor, 'Share screen').click();
  await expect(screen).toBeVisible();
  await expectMoving(patient);
  await control(doctor, 'Share screen').click();
  await expect(screen).toHaveCount(0);
  await expectMoving(patient);

  await control(patient, 'End Call').click();
  await expect(hasLeft(doctor)).toBeVisible();
  await patient.getByRole('button', { name: 'Rejoin the call' }).click();
  await atTheDoor(patient);
  await join(patient);
  await firstFrame(patient, 0);
  await expect(hasLeft(doctor)).toBeHidden();
  await leave(patient, doctor);
});

test('F-12 a server that restarts in mid-call takes nothing away; a second tab takes the call over', async ({
  browser,
}) => {
  const { patient, doctor } = await inCall(browser);
  const stream = await picture(patient).evaluateHandle((video: HTMLVideoElement) => video.srcObject);
  await clinic.restartFirst();
  await expectMoving(patient);
  await expectMoving(doctor);
  const same = await picture(patient).evaluate(
    (video: HTMLVideoElement, before) => video.srcObject === before,
    stream,
  );
  expect(same, 'the same connection carries the call').toBe(true);

  const second = await clinic.atTheRoom(browser, 'patient', clinic.processes[1]);
  await atTheDoor(second);
  await join(second);
  await firstFrame(second, 0);
  await expect(patient.getByRole('heading', { name: 'This visit goes on in another place' })).toBeVisible();
  await expectMoving(doctor);
  await leave(patient, doctor, second);
});
