import { z } from 'zod';

// Zod compiles its checks with `new Function` where it may; our content security policy forbids that and would log
// every attempt. Import this file first: schemas ask when they are made.
z.config({ jitless: true });
