/** In the lower end corner: the page's zoom, and quick ways to change it; rulers, grid and snapping. */
import { Minus, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '#app/ui/icon-button.tsx';
import { Menu, MenuItem, MenuSeparator } from '#app/ui/menu.tsx';
import { boundsOfLayers } from '#design/document/geometry.ts';
import { message } from '#messages/message.ts';
import {
  clearGuidesAction,
  toggleGridAction,
  toggleRulersAction,
  toggleSnappingAction,
} from '../actions/stage-actions.ts';
import { selectedLeaves } from '../commands/command.ts';
import { useCell, useSession } from '../session/session-context.tsx';
import { MAX_ZOOM, MIN_ZOOM, zoomStep } from '../session/viewport.ts';

const LEVELS = [0.5, 1, 2] as const;

export function ZoomControl(): ReactNode {
  const session = useSession();
  const { zoom } = useCell(session.viewport);
  const stage = useCell(session.stage);
  const rulers = useCell(session.stageView.rulers);
  const grid = useCell(session.stageView.grid);
  const snapping = useCell(session.stageView.snapping);
  const percent = message('editor.percent', { value: Math.round(zoom * 100) });
  const toSelection = (): void => {
    const box = boundsOfLayers(selectedLeaves(session.context()));
    if (box) stage?.fitBox(box);
  };
  return (
    <div
      role="group"
      aria-label={message('editor.zoom')}
      className="absolute end-3 bottom-3 flex items-center rounded-card border border-line bg-raised p-1 shadow-float"
    >
      <IconButton
        label={message('editor.zoomOut')}
        icon={Minus}
        shortcut="Ctrl+-"
        disabled={zoom <= MIN_ZOOM}
        onClick={() => stage?.zoomTo(zoomStep(zoom, -1))}
      />
      <Menu
        side="top"
        align="center"
        trigger={
          <button
            type="button"
            dir="ltr"
            data-zoom={zoom}
            aria-label={`${message('editor.zoom')}: ${percent}`}
            className="tabular h-8 w-15 rounded-control text-13 text-ink hover:bg-tint"
          >
            {percent}
          </button>
        }
      >
        <MenuItem shortcut="Shift+1" onSelect={() => stage?.fitPage()}>
          {message('editor.zoomFit')}
        </MenuItem>
        <MenuItem shortcut="Shift+2" disabled={session.selection.get().layers.length === 0} onSelect={toSelection}>
          {message('editor.zoomSelection')}
        </MenuItem>
        <MenuSeparator />
        {LEVELS.map((level) => (
          <MenuItem key={level} shortcut={level === 1 ? 'Ctrl+0' : undefined} onSelect={() => stage?.zoomTo(level)}>
            {message('editor.percent', { value: level * 100 })}
          </MenuItem>
        ))}
        <MenuSeparator />
        <MenuItem
          switchedOn={rulers}
          shortcut={toggleRulersAction.shortcuts?.[0]}
          onSelect={() => toggleRulersAction.run(session)}
        >
          {message('canvas.rulers')}
        </MenuItem>
        <MenuItem
          switchedOn={grid}
          shortcut={toggleGridAction.shortcuts?.[0]}
          onSelect={() => toggleGridAction.run(session)}
        >
          {message('canvas.grid')}
        </MenuItem>
        <MenuItem
          switchedOn={snapping}
          shortcut={toggleSnappingAction.shortcuts?.[0]}
          onSelect={() => toggleSnappingAction.run(session)}
        >
          {message('canvas.snapping')}
        </MenuItem>
        {clearGuidesAction.isEnabled(session) && (
          <MenuItem onSelect={() => clearGuidesAction.run(session)}>{message('canvas.clearGuides')}</MenuItem>
        )}
      </Menu>
      <IconButton
        label={message('editor.zoomIn')}
        icon={Plus}
        shortcut="Ctrl+="
        disabled={zoom >= MAX_ZOOM}
        onClick={() => stage?.zoomTo(zoomStep(zoom, 1))}
      />
    </div>
  );
}
