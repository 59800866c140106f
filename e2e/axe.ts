import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Screen } from './screens.ts';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Violations that axe finds inside `root`, in short form: by all rules, or by the named ones. Only violations
 * are returned: results of passed checks are a hundred times as long and slow to transfer. No rule in use
 * needs the style sheets again.
 */
export async function findViolations(page: Page, root: string, rules?: readonly string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(
    async ([selector, options]) => {
      const { axe } = window as unknown as {
        axe: { run(context: string, options: RunOptions): Promise<AxeResults> };
      };
      const { violations } = await axe.run(selector, options);
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
      );
    },
    [
      root,
      {
        resultTypes: ['violations'],
        preload: false,
        ...(rules && { runOnly: [...rules] }),
      } satisfies RunOptions,
    ] as const,
  );
}

/** Checks an open dialog alone: the page under it is inert and has its own test. */
export async function findScreenViolations(
  page: Page,
  { open }: Pick<Screen, 'open'>,
  rules?: string[],
): Promise<string[]> {
  const dialogs = open ? await page.locator('dialog[open]').count() : 0;
  return findViolations(page, dialogs > 0 ? 'dialog[open]' : ':root', rules);
}
