// How a player likes to hold the cards. Kept in this browser.
import { orders, type Order } from '../table/hand_order';
import { store, stored } from './storage';

class Hands {
  order = $state<Order>('drawn');
  ask_twice = $state(true); // harmful choices are asked for once more

  constructor() {
    const kept = stored('hand_order');
    this.order = orders.find((o) => o === kept) ?? 'drawn';
    this.ask_twice = stored('ask_twice') !== 'no';
  }

  sort(order: Order): void {
    this.order = order;
    store('hand_order', order);
  }

  next_order(): void {
    this.sort(orders[(orders.indexOf(this.order) + 1) % orders.length]!);
  }

  set_ask_twice(on: boolean): void {
    this.ask_twice = on;
    store('ask_twice', on ? null : 'no');
  }
}

export const hands = new Hands();
