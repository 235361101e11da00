/** Renders sections of a menu as rows. */
import { Fragment, type ReactNode } from 'react';
import { MenuItem, MenuSeparator, MenuSub } from '#app/ui/menu.tsx';
import type { MenuBranch, MenuEntry, MenuSection } from './menu-entries.ts';

export function MenuItems({ sections }: { sections: readonly MenuSection[] }): ReactNode {
  return sections.map((section, index) => (
    <Fragment key={section[0]?.id}>
      {index > 0 && <MenuSeparator />}
      {section.map((entry) =>
        'entries' in entry ? <Branch key={entry.id} branch={entry} /> : <Entry key={entry.id} entry={entry} />,
      )}
    </Fragment>
  ));
}

function Branch({ branch }: { branch: MenuBranch }): ReactNode {
  return (
    <MenuSub label={branch.label} icon={branch.icon}>
      {branch.entries.map((entry) => (
        <Entry key={entry.id} entry={entry} />
      ))}
    </MenuSub>
  );
}

function Entry({ entry: { label, icon, shortcut, disabled, danger, checked, run } }: { entry: MenuEntry }): ReactNode {
  return (
    <MenuItem icon={icon} shortcut={shortcut} disabled={disabled} danger={danger} checked={checked} onSelect={run}>
      {label}
    </MenuItem>
  );
}
