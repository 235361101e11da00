/** Logos are named by the generation that made them and their place in it, from 1: `<generation>-<place>`. */

export interface LogoPlace {
  generation: string;
  /** From 0, among all results. */
  place: number;
}

export const logoId = ({ generation, place }: LogoPlace): string => `${generation}-${place + 1}`;

/** Null: not the name of a logo. */
export function parseLogoId(id: string): LogoPlace | null {
  const [, generation, number] = /^([\w-]{1,80})-([1-9]\d?)$/.exec(id) ?? [];
  return generation === undefined || number === undefined ? null : { generation, place: Number(number) - 1 };
}
