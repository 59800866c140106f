-- An accountant sees figures, receipts and exports of a hospital (M-02, docs/decisions/059-the-hospitals-area.md). Nothing of a
-- visit is theirs, so that no appointment event and no payment names one.
alter table memberships
  drop constraint memberships_role_check,
  add constraint memberships_role_check
    check (role in ('owner', 'admin', 'receptionist', 'nurse', 'accountant', 'doctor')) not valid;
alter table hospital_invitations
  drop constraint hospital_invitations_role_check,
  add constraint hospital_invitations_role_check
    check (role in ('owner', 'admin', 'receptionist', 'nurse', 'accountant', 'doctor')) not valid;
