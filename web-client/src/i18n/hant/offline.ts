// Traditional Chinese: the page that stands while the server cannot be reached. It is a page of its own, apart from all other texts.
import type { en_offline } from '../en/offline';

export const hant_offline = {
  title: '連不上伺服器',
  text: '可能是這台裝置離線了，也可能是伺服器正在重新啟動。進行中的對局會等你回來，什麼都不會遺失。',
  no_network: '這台裝置沒有網路。網路恢復後，頁面會自動回來。',
  now: '立即重試',
  next: '{n} 秒後重試',
  asking: '正在聯絡伺服器…',
} satisfies Record<keyof typeof en_offline, string>;
