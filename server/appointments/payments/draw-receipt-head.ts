import type { Receipt } from '#contract/appointments/payments.ts';
import { m } from '#messages/messages.js';
import { translateHospital } from '#names/hospital-name.ts';
import { muted, parsePicture, type Sheet, teal } from '#server/platform/documents/sheet.ts';
import type { Locale } from '#server/platform/http/language.ts';

/** Points. */
const maxLogoSize = [120, 52] as const;

/** The recipient of the payment, with the letterhead of a hospital visit; the logo is on the right. */
export function drawReceiptHead(sheet: Sheet, { doctor, letterhead, gstin }: Receipt, locale: Locale): void {
  const picture = letterhead?.logo ? parsePicture(letterhead.logo) : null;
  const top = sheet.y;
  const width = sheet.width - (picture ? maxLogoSize[0] + 24 : 0);
  sheet.flow(sheet.set(doctor.name, { size: 14, bold: true, colour: teal }, width));
  const lines = [
    doctor.qualifications.join(', '),
    m.prescriptions_registration({ number: doctor.medicalReg }, { locale }),
    [translateHospital(doctor.hospital, locale), doctor.address].filter(Boolean).join(', '),
    letterhead?.phone ? m.papers_phone({ phone: letterhead.phone }, { locale }) : '',
    letterhead?.line ?? '',
    gstin ? `GSTIN ${gstin}` : '',
  ];
  for (const line of lines.filter(Boolean)) sheet.flow(sheet.set(line, { size: 9.5, colour: muted }, width));
  if (picture) {
    const scale = Math.min(maxLogoSize[0] / picture.width, maxLogoSize[1] / picture.height);
    const x = sheet.left + sheet.width - picture.width * scale;
    const { height } = sheet.picture(picture, x, top, maxLogoSize, m.papers_logo({}, { locale }));
    sheet.y = Math.max(sheet.y, top + height);
  }
  sheet.y += 10;
  sheet.line(sheet.y, teal, 1.5);
  sheet.y += 18;
}
