import { join } from 'node:path';
import { accessAsMarkdown } from '#contract/access/as-markdown.ts';
import { root, writeWhole } from './processes.mjs';

writeWhole(join(root, 'docs/access.md'), accessAsMarkdown());
