/** The part of a plan that decides about prices, available on the page, so that free actions show no price. */

export interface PricedPlan {
  /** False: an operator switched plans off, nothing is metered and there is nothing to buy. */
  metered: boolean;
  /** AI backgrounds and lifestyle shots cost no credits. */
  unlimitedScenes: boolean;
  /** No plan gives more. */
  isLargest: boolean;
  /** Plans and packs are for sale here. */
  canBuy: boolean;
}
