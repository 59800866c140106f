import { m } from '#messages/messages.js';

export function EditProfileScreen() {
  return <h1>{m.areas_edit_profile()}</h1>;
}
