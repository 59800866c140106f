import { create, type QRCode, type QRCodeSegment } from 'qrcode';
import type { QrCode } from '#contract/platform/qr-code.ts';

function toQrCode({ modules }: QRCode): QrCode {
  const bits = Buffer.alloc(Math.ceil(modules.data.length / 8));
  modules.data.forEach((dark, index) => {
    if (dark) bits.writeUInt8(bits.readUInt8(index >> 3) | (0x80 >> (index & 7)), index >> 3);
  });
  return { side: modules.size, cells: bits.toString('base64') };
}

/** A QR code of a URL, with enough error correction to survive a stain. */
export function urlQrCode(address: string): QrCode {
  return toQrCode(create(address, { errorCorrectionLevel: 'M' }));
}

export function digitsQrCode(text: string, digits: string): QrCode {
  const segments: QRCodeSegment[] = [
    { data: Buffer.from(text), mode: 'byte' },
    { data: digits, mode: 'numeric' },
  ];
  return toQrCode(create(segments, { errorCorrectionLevel: 'L' }));
}
