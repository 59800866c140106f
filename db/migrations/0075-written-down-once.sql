-- Who is written down at a desk, by the key of the call (M-06): a repeat after an answer that was lost writes nobody down again.
create table written_down_once (
  hospital_id     bigint not null references hospitals,
  idempotency_key text not null,
  -- What was asked for, as a hash: a key stands for one request.
  request_hash    text not null,
  -- Null until the person is written, in the same transaction.
  patient_id      bigint references patients on delete cascade,
  at              timestamptz not null,
  primary key (hospital_id, idempotency_key)
);
create index written_down_once_patient on written_down_once (patient_id);
