/** The few texts of the primitives themselves. The application passes them in once, from its catalogue. */
import { createContext, useContext, type ReactNode } from 'react';

export interface UiLabels {
  close: string;
  notifications: string;
  /** Shown by a color field if the input is not a color. */
  invalidHex: string;
  hexCode: string;
  customColor: string;
  colorView: string;
  eyedropper: string;
  red: string;
  green: string;
  blue: string;
  hue: string;
  saturation: string;
  lightness: string;
  opacity: string;
  /** The two halves of a comparison, and the line that is dragged between them. */
  before: string;
  after: string;
  compare: string;
}

const Labels = createContext<UiLabels | null>(null);

export function UiLabelsProvider({ labels, children }: { labels: UiLabels; children: ReactNode }): ReactNode {
  return <Labels.Provider value={labels}>{children}</Labels.Provider>;
}

export function useUiLabels(): UiLabels {
  const labels = useContext(Labels);
  if (!labels) throw new Error('UiLabelsProvider is missing around this primitive');
  return labels;
}
