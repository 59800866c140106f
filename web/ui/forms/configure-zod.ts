import { z } from 'zod';

// Zod compiles schemas with `new Function`, which our content security policy forbids and the browser would
// report. Import this file before any schema.
z.config({ jitless: true });
