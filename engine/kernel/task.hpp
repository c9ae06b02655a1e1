// Rules are coroutines: a Task runs when it is awaited, inside the arena of its match, and passes control straight on.
// The first parameter of every task is the match's Core (or what derives from it).
//
// g++ 12 miscompiles co_await inside conditions: it stands only as an initialiser or as a whole statement (tests/lint).
#pragma once

#include <coroutine>
#include <cstddef>
#include <cstdint>
#include <type_traits>
#include <utility>

#include "engine/kernel/core.hpp"

namespace fate {

namespace detail {

Arena& arena_of_frame(void* frame);

struct FinalAwaiter {
  bool await_ready() const noexcept { return false; }
  template <class P>
  std::coroutine_handle<> await_suspend(std::coroutine_handle<P> h) const noexcept {
    return h.promise().continuation;
  }
  void await_resume() const noexcept {}
};

struct PromiseBase {
  std::coroutine_handle<> continuation = std::noop_coroutine();

  template <class... Rest>
  static void* operator new(std::size_t bytes, Core& core, Rest&...) noexcept {
    return core.arena().allocate(bytes);
  }
  static void operator delete(void* p, std::size_t bytes) noexcept { arena_of_frame(p).free(p, bytes); }

  std::suspend_always initial_suspend() const noexcept { return {}; }
  FinalAwaiter final_suspend() const noexcept { return {}; }
  void unhandled_exception() const noexcept {}
};

}  // namespace detail

template <class T = void>
class [[nodiscard]] Task;

namespace detail {

template <class T>
struct Promise : PromiseBase {
  T value{};
  Task<T> get_return_object() noexcept;
  static Task<T> get_return_object_on_allocation_failure() noexcept;
  void return_value(T v) noexcept { value = v; }
};

template <>
struct Promise<void> : PromiseBase {
  Task<void> get_return_object() noexcept;
  static Task<void> get_return_object_on_allocation_failure() noexcept;
  void return_void() const noexcept {}
};

}  // namespace detail

template <class T>
class [[nodiscard]] Task {
 public:
  using promise_type = detail::Promise<T>;
  using Handle = std::coroutine_handle<promise_type>;

  explicit Task(Handle h) : handle_(h) {}
  Task(Task&& o) noexcept : handle_(std::exchange(o.handle_, nullptr)), done_(o.done_) {}
  Task& operator=(Task&&) = delete;
  ~Task() {
    if (handle_) handle_.destroy();
  }

  // A task that has nothing to do: no frame is made for it.
  static Task done()
    requires std::is_void_v<T>
  {
    Task t{nullptr};
    t.done_ = true;
    return t;
  }

  bool await_ready() const noexcept { return done_; }
  // Without a frame (the arena is full) control goes back to the driver, which finds the broken invariant.
  std::coroutine_handle<> await_suspend(std::coroutine_handle<> from) noexcept {
    if (!handle_) return std::noop_coroutine();
    handle_.promise().continuation = from;
    return handle_;
  }
  T await_resume() const noexcept {
    if constexpr (!std::is_void_v<T>) return handle_.promise().value;
  }

  // For the driver alone: gives the root frame away; it is never freed one by one.
  Handle release() { return std::exchange(handle_, nullptr); }

 private:
  Handle handle_;
  bool done_ = false;
};

namespace detail {

template <class T>
Task<T> Promise<T>::get_return_object() noexcept {
  return Task<T>{Task<T>::Handle::from_promise(*this)};
}
template <class T>
Task<T> Promise<T>::get_return_object_on_allocation_failure() noexcept {
  return Task<T>{nullptr};
}
inline Task<void> Promise<void>::get_return_object() noexcept {
  return Task<void>{Task<void>::Handle::from_promise(*this)};
}
inline Task<void> Promise<void>::get_return_object_on_allocation_failure() noexcept { return Task<void>{nullptr}; }

}  // namespace detail

// Waits until every asked seat has answered core.question.
struct AskAwaiter {
  Core& core;
  bool await_ready() const noexcept { return false; }
  void await_suspend(std::coroutine_handle<> h) const noexcept { core.waiting = h.address(); }
  void await_resume() const noexcept {}
};

// Ends the match here: nothing after it ever runs.
struct HaltAwaiter {
  bool await_ready() const noexcept { return false; }
  void await_suspend(std::coroutine_handle<>) const noexcept {}
  void await_resume() const noexcept {}
};

}  // namespace fate
