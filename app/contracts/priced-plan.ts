/** What of a plan decides about prices: the page has it at hand, so that nothing is priced that costs nothing. */

export interface PricedPlan {
  /** False: an operator switched plans off, nothing is counted and there is nothing to buy. */
  metered: boolean;
  /** AI backgrounds and lifestyle shots cost no credits. */
  unlimitedScenes: boolean;
  /** No plan gives more. */
  isLargest: boolean;
  /** Plans and packs are for sale here. */
  canBuy: boolean;
}
