/** Removes spaces and hyphens. */
export const removeSeparators = (text: string): string => text.replace(/[\s\u002d\u2010-\u2015]/g, '');

/** Twelve digits, also as the local part of an address. Aadhaar numbers are neither requested nor stored. */
export const looksLikeAadhaar = (text: string): boolean => /^\d{12}(@|$)/.test(removeSeparators(text));

/** An ABHA number has 14 digits and no published check digit; Verhoeff's is that of Aadhaar. */
export const isAbhaNumber = (digits: string): boolean => /^\d{14}$/.test(digits);

/** name@abdm; @sbx is the sandbox's. */
export const isAbhaAddress = (text: string): boolean =>
  /^[a-z\d](?:[a-z\d._-]{0,48}[a-z\d])?@(?:abdm|sbx)$/.test(text);

/** As on the card: 91-1234-5678-9012. */
export const formatAbhaNumber = (digits: string): string =>
  digits.replace(/^(\d{2})(\d{4})(\d{4})(\d{4})$/, '$1-$2-$3-$4');
