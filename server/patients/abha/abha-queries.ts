import { of, statement } from '#db/statement.ts';

interface AbhaColumns {
  abha_number: string | null;
  abha_address: string | null;
}

export const findAbha = statement('find_abha', {
  values: { person: of<number> },
  row: of<AbhaColumns>,
  sql: 'select abha_number, abha_address from patients where id = :person',
});

/** Null removes. */
export const saveAbha = statement('save_abha', {
  values: { person: of<number>, number: of<string | null>, address: of<string | null> },
  sql: 'update patients set abha_number = :number, abha_address = :address where id = :person',
});
