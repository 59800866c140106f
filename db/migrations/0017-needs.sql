-- What a patient needs at a visit (docs/product.md#booking): {"choices": […], "language": "te" or null, "note": "…"}.
alter table appointments add column needs jsonb check (jsonb_typeof(needs) = 'object');
