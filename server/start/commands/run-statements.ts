import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import pg from 'pg';

type Output = Pick<Console, 'table' | 'log' | 'error'>;

async function runStatement(client: pg.ClientBase, sql: string, output: Output): Promise<void> {
  try {
    const answers = await client.query(sql);
    // Several statements on one line have several answers.
    for (const { command, rowCount, rows } of [answers].flat()) {
      if (rows.length > 0) output.table(rows);
      else output.log(`${command} ${rowCount ?? ''}`.trim());
    }
  } catch (error) {
    if (!(error instanceof pg.DatabaseError)) throw error;
    output.error(error.message);
  }
}

/** Runs each statement of a text when the line that ends with its semicolon has come. */
export async function runStatements(client: pg.ClientBase, input: Readable, output: Output): Promise<void> {
  let statement = '';
  for await (const line of createInterface({ input })) {
    statement += `${line}\n`;
    if (!line.trimEnd().endsWith(';')) continue;
    await runStatement(client, statement, output);
    statement = '';
  }
  if (statement.trim() !== '') await runStatement(client, statement, output);
}
