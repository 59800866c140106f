import { join } from 'node:path';
import { formatAccessMarkdown } from '#contract/access/access-markdown.ts';
import { root, writeFileAtomically } from './processes.mjs';

writeFileAtomically(join(root, 'docs/access.md'), formatAccessMarkdown());
