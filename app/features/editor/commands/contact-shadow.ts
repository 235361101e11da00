/** Gives the selected layers a shadow on the ground that they stand on, changes it, or removes it. */
import { Footprints } from 'lucide-react';
import type { ContactShadow } from '#design/document/values.ts';
import { canChangeSelection, defineCommand, selectedLeaves } from './command.ts';

export const contactShadowCommand = defineCommand<{ contactShadow: Partial<ContactShadow> | null }>({
  id: 'contact-shadow',
  label: 'looks.changeContactShadow',
  icon: Footprints,
  isEnabled: canChangeSelection,
  run(context, { contactShadow }) {
    return selectedLeaves(context).map((layer) => ({
      type: 'layer.update',
      id: layer.id,
      patch: { contactShadow: contactShadow && { ...NEW_CONTACT_SHADOW, ...layer.contactShadow, ...contactShadow } },
    }));
  },
});

/** Defaults of a ground shadow: daylight from above. */
export const NEW_CONTACT_SHADOW: ContactShadow = {
  color: '#17150f',
  opacity: 0.65,
  softness: 0.5,
  spread: 1,
  angle: 0,
};
