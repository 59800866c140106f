import { writeFileSync } from 'node:fs';
import { accessAsMarkdown } from '#contract/access/as-markdown.ts';

writeFileSync(new URL('../docs/access.md', import.meta.url), accessAsMarkdown());
