/** A library entry for an emoji or an icon: everything needed to show, name and find it. */
export interface LibraryEntry {
  /** The emoji itself, or the icon's name as `iconPath` takes it. */
  id: string;
  /** For people, lower case. */
  name: string;
  /** Other search words, most distinctive first, lower case. */
  words: readonly string[];
  category: string;
}
